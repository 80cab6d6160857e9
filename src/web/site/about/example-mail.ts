/** The mail that the about page reads, with quoted history below it. Written for the page; the people are invented. */
export const EXAMPLE_MAIL = `From: Ingrid Solheim <ingrid@solheim.example>
To: Tomas Reyes <tomas@reyes.example>
Date: Tue, 11 Nov 2025 09:12:00 +0100
Subject: The parish registers

Dear Tomas,

The three parish registers are packed and can leave us this week. The reading room opens again on 1 December, so we are glad to have found you.

Does Thursday at 14:00 suit you for the handover? How much will the rebinding cost? And please send us the insurance certificate by Friday.

Kind regards,
Ingrid

On Mon, 3 Nov 2025 at 16:40, Tomas Reyes <tomas@reyes.example> wrote:
> Dear Ingrid,
> Happy to take the registers. Just say when.
`;
