import { useQuery } from '@tanstack/react-query';
import { readStoredScan } from '../../data/foods/stored-scan.ts';
import { useJudgedRevision } from '../../data/people/has-people.ts';
import { stripOf, tooYoungText } from '../../data/people/verdict-words.ts';
import { judgedHere } from '../../data/scores/lists/judged-here.ts';
import type { ListScore } from '../../data/scores/lists/list-scorer.ts';
import { say } from '../../i18n/say.ts';
import { Skeleton } from '../../ui/feedback/waiting.tsx';
import { HouseholdStrip } from '../../ui/people.tsx';

type ForOthersProps = {
  /** `undefined`: not known yet; `null`: it could not be judged. */
  score: Pick<ListScore, 'household'> | null | undefined;
};

/** What a food is for each of those whom foods are judged for; never silent where that could not be found out. */
export function ForOthers({ score }: ForOthersProps) {
  if (score === undefined) return <Skeleton width="120px" height="17px" />;
  if (score?.household === undefined) return <span className="small">{say('screens-people.could_not_be_judged')}</span>;
  return <HouseholdStrip {...stripOf(score.household())} />;
}

/** Above foods in a row: for whom none of them is judged. */
export function TooYoung() {
  const text = tooYoungText();
  return text === null ? null : <p className="small muted">{text}</p>;
}

/** The same for the last scan of this device. */
export function LastScanForOthers() {
  const revision = useJudgedRevision();
  const { data, isError } = useQuery({
    queryKey: ['last scan judged', revision],
    queryFn: async () => {
      const stored = await readStoredScan();
      return stored.state === 'present' ? judgedHere(stored.food) : null;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    networkMode: 'always',
  });
  return (
    <>
      <ForOthers score={isError ? null : data} />
      <TooYoung />
    </>
  );
}
