import { type PackFamily, ProductPicture } from '../food/product/product-picture.tsx';
import { Icon, type IconName } from '../icons/icon.tsx';
import { ICON_SHAPES } from '../icons/icon-shapes.tsx';
import { Mark } from '../icons/mark.tsx';
import { PACK_DRAWINGS } from '../icons/pack-drawings.tsx';
import { Section } from '../layout/screen/section.tsx';
import styles from './design-page.module.css';

const isIcon = (name: string): name is IconName => name in ICON_SHAPES;
const isFamily = (name: string): name is PackFamily => name in PACK_DRAWINGS;

/** The mark, every icon, every pack. */
export function IconsSpecimen() {
  return (
    <Section title="Mark, icons, packs" ruled>
      <div className={styles.line}>
        <Mark size={96} label="Labelwise" />
        <Mark size={48} />
        <Mark size={16} />
      </div>
      <ul className={styles.icons}>
        {Object.keys(ICON_SHAPES)
          .filter(isIcon)
          .map((name) => (
            <li key={name}>
              <Icon name={name} />
              <span className="caption">{name}</span>
            </li>
          ))}
      </ul>
      <div className={styles.line}>
        {Object.keys(PACK_DRAWINGS)
          .filter(isFamily)
          .map((family) => (
            <ProductPicture key={family} src={null} alt={family} family={family} size={104} />
          ))}
      </div>
    </Section>
  );
}
