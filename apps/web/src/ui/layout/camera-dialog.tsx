import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react';
import { pushModal } from '../feedback/modal.tsx';
import styles from './camera-dialog.module.css';

type CameraDialogProps = {
  /** Its name, which a reader hears as it opens. */
  title: string;
  /** Heading level in the page's outline. */
  level: 1 | 2;
  video: RefObject<HTMLVideoElement | null>;
  /** The picture; null while there is none, or where the device draws it behind the page. */
  stream: MediaStream | null;
  /** The device draws the picture behind the page. */
  isBehind?: boolean;
  onPlaying: () => void;
  /** Called at Escape and the back gesture. */
  onClose: () => void;
  className?: string | undefined;
  /** What lies over the picture. */
  children: ReactNode;
} & Readonly<Record<`data-${string}`, string>>;

/** A live camera over the whole window: a modal dialog, for readers and the Escape key; toasts appear inside it. */
export function CameraDialog(props: CameraDialogProps) {
  const { title, level, video, stream, isBehind = false, onPlaying, onClose, className = '', children, ...data } = props;
  const titleId = useId();
  const dialog = useFullScreenDialog(onClose);
  useEffect(() => {
    const element = dialog.current?.querySelector('video');
    if (element == null) return;
    element.srcObject = stream;
    // A tab that is hidden meanwhile refuses to play; it is asked again when it is shown.
    if (stream !== null) element.play().catch(() => undefined);
  }, [stream, dialog]);
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <dialog ref={dialog} className={`${styles.camera} ${className}`} aria-labelledby={titleId} {...data}>
      <Heading id={titleId} tabIndex={-1} className="sr-only">
        {title}
      </Heading>
      <video ref={video} className={styles.video} hidden={isBehind} playsInline muted autoPlay aria-hidden="true" onPlaying={onPlaying} />
      {children}
    </dialog>
  );
}

function useFullScreenDialog(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return undefined;
    const before = document.activeElement;
    const cancel = (event: Event) => {
      event.preventDefault();
      close();
    };
    dialog.addEventListener('cancel', cancel);
    dialog.showModal();
    dialog.querySelector<HTMLElement>('h1, h2')?.focus();
    const pop = pushModal(dialog);
    return () => {
      pop();
      dialog.removeEventListener('cancel', cancel);
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return ref;
}
