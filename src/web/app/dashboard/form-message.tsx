import { Notice } from '#web/ui/notice.tsx';

type FormMessageProps = {
  /** Why the form came back. */
  message: string | undefined;
  /** The same, where it is no field's fault and stands nowhere else. */
  problem: string | undefined;
};

/** Tells why a form came back: to readers always, since the focus may be where it was; to the eye what no field shows. */
export function FormMessage({ message, problem }: FormMessageProps) {
  return (
    <div role="alert" className={problem ? '' : 'sr-only'}>
      {problem ? <Notice kind="danger">{problem}</Notice> : message}
    </div>
  );
}
