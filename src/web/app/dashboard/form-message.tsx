import { Notice } from '#web/ui/notice.tsx';

type FormMessageProps = {
  /** Why the form was not accepted. */
  message: string | undefined;
  /** The same message, if no field is at fault and it is shown nowhere else. */
  problem: string | undefined;
};

/**
 * Says why a form was not accepted. Screen readers always get the message, because the focus may not have moved. It is
 * visible only if no field shows it.
 */
export function FormMessage({ message, problem }: FormMessageProps) {
  return (
    <div role="alert" className={problem ? '' : 'sr-only'}>
      {problem ? <Notice kind="danger">{problem}</Notice> : message}
    </div>
  );
}
