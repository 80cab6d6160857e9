import type { ComponentProps, ReactNode } from 'react';
import { Sheet } from '#web/ui/sheet.tsx';

type TextSheetProps = Omit<ComponentProps<typeof Sheet>, 'title'> & {
  /** The id of the sheet's text field. The heading of the sheet is its label. */
  fieldId: string;
  title: string;
  /** Buttons at the right of the heading. */
  actions: ReactNode;
  /** Shown below the text, above the lower edge. */
  footer: ReactNode;
};

/** A sheet with one text. Its name and its actions are above the text, what is known of it is below. */
export function TextSheet({
  fieldId,
  title,
  actions,
  footer,
  className = '',
  children,
  ...props
}: TextSheetProps) {
  return (
    <Sheet className={`flex min-h-0 flex-col ${className}`} {...props}>
      <div className="flex min-h-14 items-center justify-between gap-2 pr-2 pl-4 sm:pr-3 sm:pl-6">
        <h2 className="text-lead whitespace-nowrap">
          <label htmlFor={fieldId}>{title}</label>
        </h2>
        <div className="flex max-[379px]:[&_button]:px-1.5 max-[379px]:[&_svg]:hidden">{actions}</div>
      </div>
      {children}
      <div className="flex min-h-11 flex-col justify-center gap-2 border-t border-rule px-4 py-2.5 sm:px-6 text-small text-ink-soft">
        {footer}
      </div>
    </Sheet>
  );
}

/** The classes of a sheet's text. */
export const sheetTextClasses =
  'block w-full grow resize-none bg-transparent px-4 pt-1 pb-6 sm:px-6 text-body text-ink outline-none';
