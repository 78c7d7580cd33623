import { type ReactNode, useEffect, useRef } from 'react';
import { Fold } from '../../ui/layout/fold.tsx';

type OpenFoldProps = {
  title: string;
  answer: string;
  isOpened: boolean;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
};

/** A fold that a button elsewhere on the page can open. */
export function OpenFold({ title, answer, isOpened, onToggle, children }: OpenFoldProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const details = place.current?.querySelector('details');
    if (details != null && details.open !== isOpened) details.open = isOpened;
  }, [isOpened]);
  useEffect(() => {
    const details = place.current?.querySelector('details');
    const tell = () => onToggle(details?.open ?? false);
    details?.addEventListener('toggle', tell);
    return () => details?.removeEventListener('toggle', tell);
  });
  return (
    <div ref={place}>
      <Fold title={title} answer={answer}>
        {children}
      </Fold>
    </div>
  );
}
