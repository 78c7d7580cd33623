import { DotDistribution, LineTrend, MilestoneGrid, SplitBar } from '../charts.tsx';
import { Button, IconButton } from '../controls/button.tsx';
import { FoodRow } from '../food/food-row.tsx';
import { PriceTag, PriceTags } from '../food/price-tag.tsx';
import { Card } from '../layout/card.tsx';
import { List, ListGroup, ListItem, Row, Tag } from '../layout/list.tsx';
import { Pair } from '../layout/screen.tsx';
import { SCORES } from './samples.data.ts';

const LONG = 'A product whose maker could not stop naming what is in it, on it and around it, Strawberry-Rhubarb-Buttermilk edition';

/** Rows of foods, rows of settings, price tags. */
export function ListsSpecimen() {
  return (
    <>
      <ListGroup title="Today">
        <List columns>
          <ListItem>
            <FoodRow
              to="#"
              name="Crunchy Oat & Seed Muesli"
              brand="Alder & Rye"
              image={null}
              family="cereal"
              score={87}
              meta="Nov 21, 8:47 AM"
            />
          </ListItem>
          <ListItem>
            <FoodRow
              to="#"
              name="Strawberry Skyr Mousse"
              brand="Lune & Lait"
              image={null}
              family="yoghurt"
              score={25}
              meta="Nov 21, 8:41 AM"
              action={<IconButton icon="trash" label="Remove" />}
            />
          </ListItem>
          <ListItem>
            <FoodRow to="#" name={LONG} brand="Brunnen" image={null} family="soda" score={58} meta="Nov 21" />
          </ListItem>
          <ListItem>
            <FoodRow to="#" name="Unknown tin" image="/missing.png" family="can" score={null} meta="Nov 20" />
          </ListItem>
        </List>
      </ListGroup>
      <List ruled label="Menu">
        <ListItem>
          <Row icon="user" title="My Profile" detail="Trial, 5 days left" to="#" end={<Tag look="new">New</Tag>} />
        </ListItem>
        <ListItem>
          <Row icon="out" title="Sign Out" onPress={() => undefined} />
        </ListItem>
        <ListItem>
          <Row icon="trash" title="Delete Account" destructive onPress={() => undefined} />
        </ListItem>
      </List>
      <PriceTags>
        <PriceTag
          title="Monthly"
          currency="$"
          amount="9.99"
          period="per month"
          features={['AI Nutritionist chat', 'Unlimited food scans']}
          action={<Button>Get Monthly</Button>}
        />
        <PriceTag
          title="Yearly"
          badge="17% off"
          best
          currency="$"
          amount="99.99"
          period={
            <>
              <s>$119.88</s> per year
              <br />
              <strong>2 months free!</strong>
            </>
          }
          features={['AI Nutritionist chat', 'Unlimited food scans']}
          action={<Button variant="primary">Get Yearly</Button>}
        />
      </PriceTags>
    </>
  );
}

const TWIN = {
  open: 'Show as table',
  caption: 'Scores',
  heads: ['Step', 'Scans'],
  rows: [
    ['0 to 49', '5'],
    ['50 to 74', '13'],
    ['75 to 100', '12'],
  ],
} as const;
const WEEKS = {
  open: 'Show as table',
  caption: 'Weeks',
  heads: ['Week', 'Average'],
  rows: [
    ['Oct 3', '58'],
    ['This week', '71'],
  ],
} as const;

/** The four charts with their text twins. */
export function ChartsSpecimen() {
  return (
    <>
      <Pair>
        <Card title="Where your scans land" aside="last 30">
          <DotDistribution
            scores={SCORES}
            heads={['Poor Match', 'Good', 'Great']}
            label="Last 30 scans: 12 of them 75 or more"
            twin={TWIN}
          />
        </Card>
        <Card title="Week by week" aside="average score">
          <LineTrend
            values={[58, 61, 57, 64, null, 63, 69, 71]}
            ends={['Oct 3', 'This week']}
            guides={['75 Great', '50 Good']}
            label="Weekly average from 58 to 71"
            twin={WEEKS}
          />
        </Card>
      </Pair>
      <Pair>
        <Card title="Exploration" aside="18 of 25">
          <MilestoneGrid value={18} label="18 of 25 products" />
        </Card>
        <Card title="What you scan">
          <SplitBar
            parts={[
              { id: 'bread', name: 'Breakfast and bread', share: 0.4, text: '40%' },
              { id: 'dairy', name: 'Dairy and drinks', share: 0.3, text: '30%' },
              { id: 'snacks', name: 'Snacks and sweets', share: 0.3, text: '30%' },
            ]}
          />
        </Card>
      </Pair>
    </>
  );
}
