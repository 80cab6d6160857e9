// Apart from icons.tsx, because only the reply desk shows these.
import { Drawing, type IconProps } from './icons.tsx';

export function ShowIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M2.5 10S5 5 10 5s7.5 5 7.5 5-2.5 5-7.5 5-7.5-5-7.5-5Z" />
      <circle cx="10" cy="10" r="2.25" />
    </Drawing>
  );
}

export function LeaveOutIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <circle cx="10" cy="10" r="6.5" />
      <path d="M7.25 10h5.5" />
    </Drawing>
  );
}

export function CalendarIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M4.5 4.5h11a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1v-10a1 1 0 0 1 1-1ZM3.5 8.5h13M7 2.75V6M13 2.75V6" />
    </Drawing>
  );
}

export function PlusIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M10 4.5v11M4.5 10h11" />
    </Drawing>
  );
}
