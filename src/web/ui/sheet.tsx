import type { ComponentPropsWithRef, ReactNode } from 'react';

type SheetProps = ComponentPropsWithRef<'section'> & {
  /** Whether the upper edge has the red and blue of airmail, for a text that is sent. */
  airmail?: boolean;
};

const box = 'sheet relative overflow-hidden rounded border border-rule bg-sheet';

/** A sheet of paper: a section with an edge and a background. The edge shows the focus of a text field inside. */
export function Sheet({ airmail = false, className = '', ...props }: SheetProps) {
  return <section className={`${box} ${airmail ? 'airmail-edge' : ''} ${className}`} {...props} />;
}

type TextSheetProps = Omit<SheetProps, 'title'> & {
  /** The id of the text field in the sheet. The heading of the sheet is its label. */
  fieldId: string;
  title: string;
  /** Buttons next to the heading. */
  actions: ReactNode;
  /** Shown below the text. */
  footer: ReactNode;
};

const footerClasses =
  'flex min-h-11 flex-col justify-center gap-2 border-t border-rule px-4 py-2.5 text-small text-ink-soft sm:px-6';

/** The classes of the buttons beside the heading. On a small screen, icons beside a wide fallback font become smaller. */
export const sheetActionsClasses =
  'flex min-w-0 max-[429px]:[&_*]:min-w-0 max-[429px]:[&_button]:gap-1.5 max-[429px]:[&_button]:px-1.5 ' +
  'max-[379px]:[&_svg]:hidden';

/** A sheet that is filled by one text field, with a heading and buttons above it and a footer below it. */
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
    <Sheet className={`flex min-h-0 min-w-0 flex-col overflow-visible ${className}`} {...props}>
      <div className="flex min-h-14 items-center justify-between gap-2 pr-2 pl-4 sm:pr-3 sm:pl-6">
        <h2 className="text-lead whitespace-nowrap">
          <label htmlFor={fieldId}>{title}</label>
        </h2>
        <div className={sheetActionsClasses}>{actions}</div>
      </div>
      {children}
      <div className={footerClasses}>{footer}</div>
      <div aria-hidden="true" className="sheet-edge" />
    </Sheet>
  );
}

/** The classes of the text field of a `TextSheet`. */
export const sheetTextClasses =
  'block w-full grow resize-none bg-transparent px-4 pt-1 pb-6 sm:px-6 text-body text-ink outline-none';
