import { GUEST_REPLY_LIMIT, GUEST_USAGE_KEY } from '#domain/limits.ts';
import { pagePaths } from '#domain/paths.ts';
import { BATCH_DATABASE, BATCH_USES_KEY } from '#web/lib/batches.ts';
import { OWN_WORDS_KEY, SIGN_OUT_KEY, SNIPPETS_KEY } from '#web/lib/saved-state.ts';
import { PLAN_KEY, SESSION_KEY } from '#web/lib/session.ts';
import { THEME_KEY } from '#web/lib/theme.ts';
import { SupportAddress } from '../support-address.tsx';
import type { LegalChange, LegalSection } from './legal-page.tsx';

/** A row about something that is stored: what it is, and how long it is stored. */
type Retention = { what: string; howLong: string };

const serverRetention: readonly Retention[] = [
  {
    what: 'Emails, answers, instructions and replies',
    howLong: 'Not stored. They are deleted when the reply is complete.',
  },
  { what: 'The count of a guest’s replies', howLong: '400 days after the last reply.' },
  { what: 'The count of replies for a network address, with a keyed hash of it', howLong: 'Two days.' },
  { what: 'Account, plan and monthly counts', howLong: 'Until you delete the account.' },
  {
    what: 'The count of replies of an account on each day',
    howLong: '100 days after the last reply of the day, or until you delete the account.',
  },
  { what: 'Your seat in a team', howLong: 'Until you leave the team, or the team ends.' },
  {
    what: 'An address that was invited to a team, and a hash of the invitation’s link',
    howLong: 'Until the invitation is accepted or withdrawn, at most seven days.',
  },
  {
    what: 'That we emailed you about your usage',
    howLong: '40 days, or until you delete the account.',
  },
  {
    what: 'If you pay: the id that Stripe gives you, your subscription and its price, and when you first paid',
    howLong: 'Until you delete the account. The id stays until Stripe has ended the subscription.',
  },
  {
    what: 'The number of replies that a deleted account used this month, with a keyed hash of its email address',
    howLong: 'Until the month ends, or up to two hours longer.',
  },
  {
    what: 'The number of accounts created from a network address, with a keyed hash of the address',
    howLong: 'A day, or up to two hours longer.',
  },
  { what: 'Sessions', howLong: '7 days without use, and never more than 30 days after signing in.' },
  { what: 'Links that reset a password, hashed', howLong: 'Until used, two hours at most.' },
  {
    what: 'Counts of attempts in a minute, in ten minutes or in an hour, with a random name or a keyed hash',
    howLong: 'Two hours at most.',
  },
  {
    what: 'That we warned you of wrong passwords, with a keyed hash of your email address',
    howLong: 'A day, or up to two hours longer.',
  },
  {
    what: 'The number of emails whose questions a model looked for, with a random name or a keyed hash',
    howLong: 'A day, or up to two hours longer.',
  },
  {
    what: 'Address of a connected mailbox, and its token, or its password and servers, encrypted',
    howLong: 'Until you disconnect it or delete the account.',
  },
  {
    what: 'API keys: name, scopes, prefix, hash, expiry and last use',
    howLong: 'Until you revoke them or delete the account.',
  },
  {
    what: 'Your snippets, and your name to sign with, signature, opening and closing',
    howLong: 'Until you delete them or the account.',
  },
  {
    what: 'The reply to an API call with an Idempotency-Key, encrypted, and hashes of the call',
    howLong: '24 hours, or up to an hour longer.',
  },
  {
    what: 'A mailbox connection that was started but not finished, hashed and encrypted',
    howLong: 'Ten minutes, or up to an hour longer.',
  },
  {
    what: 'A record of each sent reply: keyed hashes and the mailbox’s identifiers',
    howLong: 'A day, or up to an hour longer.',
  },
  {
    what: 'Replies ‘sent’ from the sample inbox',
    howLong: 'In memory only: an hour, or until you disconnect it.',
  },
  { what: 'Messages to support', howLong: 'As long as the request and the law require.' },
];

const browserRetention: readonly Retention[] = [
  {
    what: 'Cookie “guest”, over HTTPS “__Host-guest”',
    howLong: 'A random, signed identifier that counts your free replies. One year; scripts cannot read it.',
  },
  {
    what: 'Cookie “device”, over HTTPS “__Secure-device”',
    howLong:
      'A random, signed identifier that lets you sign in here while other people try passwords for your account. ' +
      'It does not sign you in. One year; scripts cannot read it.',
  },
  {
    what: 'Cookie “gmail-connect”, over HTTPS “__Secure-gmail-connect”',
    howLong:
      'A random identifier that connects Google’s answer with this browser. Ten minutes, or until ' +
      'the answer; scripts cannot read it.',
  },
  {
    what: `Local storage “${GUEST_USAGE_KEY}”`,
    howLong: `How many free replies this browser has used, from 0 to ${GUEST_REPLY_LIMIT}. Until you clear it.`,
  },
  {
    what: `Local storage “${SESSION_KEY}”`,
    howLong:
      'The token that keeps you signed in, and your address and name for the menu. Until you sign out or it expires.',
  },
  {
    what: `Local storage “${PLAN_KEY}”`,
    howLong: 'Your plan and your address, so that a page can show the plan at once. As long as the session.',
  },
  {
    what: `Local storage “${SIGN_OUT_KEY}”`,
    howLong: 'The time of your last sign-out, so that every tab forgets your email. Until you clear it.',
  },
  {
    what: `Local storage “${THEME_KEY}”`,
    howLong: 'The light or dark theme, if you chose one. Until you clear it.',
  },
  {
    what: `Local storage “${SNIPPETS_KEY}” and “${OWN_WORDS_KEY}”`,
    howLong:
      'What you saved in the dialog Snippets without an account. Until you delete it, sign out of an account or clear it.',
  },
  {
    what: 'Session storage',
    howLong:
      'The email, your choices, your answers and the reply in the open tab, which messages of a mailbox you answered ' +
      'in it, and a message for its next page. Until you sign out or close the tab.',
  },
  {
    what: `IndexedDB “${BATCH_DATABASE}” and local storage “${BATCH_USES_KEY}”`,
    howLong:
      'The emails of several files that you open at once, and your work on them. Until you close the batch or sign ' +
      'out; if you close the tab instead, until you open the generator more than a week later.',
  },
];

function RetentionList({ rows }: { rows: readonly Retention[] }) {
  return (
    <dl className="retention">
      {rows.map((row) => (
        <div key={row.what}>
          <dt>{row.what}</dt>
          <dd>{row.howLong}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What changed in the policy, newest first. A change of what is kept, or for how long, belongs here. */
export const privacyChanges: readonly [LegalChange, ...LegalChange[]] = [
  {
    date: 'November 29, 2026',
    what:
      'The counts of replies by days, and emails at 80 % and 100 % of a month’s replies, which you can turn off. What ' +
      'Stripe gets, and what is kept here, where the operator takes payments. Teams.',
  },
  {
    date: 'November 28, 2026',
    what: 'Mailboxes of other providers than Gmail, which are connected with a password. Several mailboxes, and drafts.',
  },
  {
    date: 'November 24, 2026',
    what:
      'The cookie “device”, the warning of wrong passwords and the counts of attempts in an hour. When a model may ' +
      'read an email to find its questions. Which answered messages the open tab remembers. This list was added.',
  },
  { date: 'November 23, 2026', what: 'Snippets and own words. The whole text in plainer words.' },
  { date: 'November 21, 2026', what: 'The first version.' },
];

/**
 * The thirteen sections of the privacy policy. They describe what the code does. Sources: docs/product.md, 2.14 and 10.
 * `src/server/database/purge.ts` has the tables whose rows expire.
 */
export const privacySections: readonly LegalSection[] = [
  {
    id: 'scope',
    title: 'Who is responsible',
    body: (
      <>
        <p>
          The operator of this site is responsible for the data described here. “We” and “us” mean the
          operator. The policy covers the website, the reply generator, connected mailboxes and the API.
        </p>
        <p>
          Anyone can run AI Reply Assistant. If your employer runs the installation that you use, your
          employer is the operator.
        </p>
      </>
    ),
  },
  {
    id: 'mail',
    title: 'The email and the reply',
    body: (
      <>
        <p>
          Email content is processed to produce replies and is not stored permanently. In fact we do not store
          it at all, with the one exception in the next paragraph. The email that you paste, upload or open,
          your answers and instructions, and the reply are in memory only while the reply is written, and the
          email while a model looks for what it asks (section 7). They are not written to the database, to
          logs or to error reports.
        </p>
        <p>
          There is one exception: a program can give an API call a name (Idempotency-Key), so that a repeated
          call gets the same reply. We keep this reply for 24 hours, encrypted with the API key and the name.
          We have only hashes of these, so only the same call can open it.
        </p>
        <p>
          An email can contain data about other people. We process it on your behalf and for your reply only.
          Please enter only what you are allowed to share.
        </p>
      </>
    ),
  },
  {
    id: 'guests',
    title: 'If you have no account',
    body: (
      <>
        <p>
          To count the free replies, the server gives your browser a random identifier in a cookie and keeps a
          count with it. The identifier says nothing about you.
        </p>
        <p>
          To prevent unlimited free replies, the server also counts the replies for each network address. The
          address itself is not stored: it is converted at once to a hash with a secret key, and cannot be
          recovered without that key.
        </p>
      </>
    ),
  },
  {
    id: 'account',
    title: 'If you have an account',
    body: (
      <>
        <p>
          We keep what the account needs and what you save in it, and nothing about the content of your email:
        </p>
        <ul>
          <li>your email address, whether you verified it, and your name;</li>
          <li>your password as an Argon2id hash, from which no one can read the password;</li>
          <li>
            your plan, when it changed, how many replies you generated in each month and on each of the last
            100 days, and whether you want emails about that;
          </li>
          <li>your sessions: when each began, when it was renewed and when it ends;</li>
          <li>
            for each API key that you create: its name, its scopes, its prefix, its hash, when it expires and
            when it was last used;
          </li>
          <li>
            the snippets that you save, and the name, the signature, the opening and the closing that you
            choose for your replies.
          </li>
        </ul>
        <p>
          A session contains nothing about your device or your location. To prevent password guessing, we
          count the attempts to sign in, to sign up or to reset a password for a short time, for each network
          address and each email address. For these counts, we store the addresses only as hashes with a
          secret key. In the same way, we count for a day how many accounts were created from a network
          address.
        </p>
        <p>
          When you delete the account, one number stays until the month ends: how many replies you used, with
          a hash of your email address made with a secret key. This record contains nothing else. It prevents
          unlimited free replies through repeated sign-ups: if you sign up again in the same month, the count
          continues. The short-term counts of attempts and of emails to your address, hashed in the same way,
          expire within two hours, and the one of a warning within a day or up to two hours longer.
        </p>
        <p>
          If you pay, the payment provider is Stripe. It gets your email address and the id of your account
          from us, and from you what you enter on its pages, such as your card. We never see your card. We
          keep the id that Stripe gives you, your subscription with its price and its dates, when you first
          paid, whether you got your money back, and which new price we told you.
        </p>
      </>
    ),
  },
  {
    id: 'browser',
    title: 'What your browser keeps',
    body: (
      <>
        <p>
          The service needs the following data, so there is no cookie banner. There are no cookies for
          advertising, no analytics and nothing from other sites.
        </p>
        <RetentionList rows={browserRetention} />
      </>
    ),
  },
  {
    id: 'gmail',
    title: 'If you connect a mailbox',
    body: (
      <>
        <p>
          Only if you press Connect Gmail, Google asks you for three permissions: to read your email
          (gmail.readonly), to send email as you (gmail.send) and to save drafts (gmail.compose). Without the
          first two, we could not show you a message or send a reply. You can leave out the third.
        </p>
        <p>
          If you press Connect another mailbox, you enter its address and its password. To find the servers of
          the address, we ask the DNS and its provider. Then we sign in at these servers with your password.
          We keep it only if they accept it, and use it only to read this mailbox and to send and save the
          replies that you ask for. Connections to mail servers are encrypted; the only exception is a server
          on the operator’s own machine. If your provider has app passwords, use one: you can revoke it there.
        </p>
        <ul>
          <li>
            We read your mailbox only while you look at it: sender, recipients, subject, date and the
            beginning of the text of the messages in the folder or search that you open, the other messages of
            a conversation, and one message when you open it. While its page is open, we may wait for new
            messages.
          </li>
          <li>
            The beginning of each message in the list goes to your browser, which finds out whether it seems
            to need a reply. Opening a message does not mark it as read. Sending or saving a reply does,
            except in Gmail, for which we do not ask the permission.
          </li>
          <li>
            A message is converted to text before it is shown. Pictures, attachments and linked files are not
            loaded. Of attachments, only name and size are shown.
          </li>
          <li>
            When you press Generate AI Reply, its text is used for the reply, as described in sections 2 and
            7. A model on our own machines may read it as soon as you open it, to list what it asks.
          </li>
          <li>
            We send a reply only when you press Send Reply. To add it to its conversation, we read the headers
            of the message once more. It is sent from your own mailbox, which keeps a copy in Sent.
          </li>
          <li>If you press Save as draft, the reply is put into the Drafts folder of your own mailbox.</li>
        </ul>
        <p>
          Messages and replies are in the server’s memory for a short time and are not stored. We store the
          address of each mailbox, when you connected and last opened it, and Google’s token, or the password,
          user name and servers, encrypted with a key that is not in the database. So that no reply is sent
          twice, we also store a record of each sent reply for a day: hashes with a secret key, and the
          mailbox’s identifiers of the message and its conversation.
        </p>
        <p>
          If you press Disconnect on the dashboard or delete your account, we delete the token or the password
          here, and revoke the permission at Google. You can also revoke the permission in your{' '}
          <a href="https://myaccount.google.com/connections" className="link" rel="noreferrer">
            Google Account
          </a>{' '}
          at any time.
        </p>
        <p>
          We use and pass on data from Google’s interfaces only as the{' '}
          <a
            href="https://developers.google.com/terms/api-services-user-data-policy"
            className="link"
            rel="noreferrer"
          >
            Google API Services User Data Policy
          </a>{' '}
          and its Limited Use requirements allow. We use it only to show your inbox, and to write and send the
          replies that you ask for. We pass it on only to those who are needed for this, such as the provider
          of the model that writes the reply. It is never sold, never used for advertising or to assess
          creditworthiness, and never used to develop or train general models. No person reads it, unless you
          ask us to look at a particular message, or security or the law requires it.
        </p>
        <p>
          The sample inbox has made-up messages and needs no permission. A reply that you ‘send’ there stays
          in the server’s memory for at most an hour and is not delivered to anyone.
        </p>
      </>
    ),
  },
  {
    id: 'providers',
    title: 'Who else receives data',
    body: (
      <>
        <p>
          If the operator has set up a language model from a provider such as OpenAI, Anthropic, Google or
          Mistral, we send the email, your choices, answers, instructions and own words and, if you have an
          account, your name to that provider so that it can write the reply. The provider acts as our
          processor and may be in a different country from you; the safeguards that the law requires for this
          apply. The writer, a model or the built-in drafter, is shown below each reply.
        </p>
        <p>
          After this model has written a reply, it may get the same email once more, to find what the email
          asks. Before you ask for a reply, no provider gets it. A model on our own machines may look for what
          an email asks as soon as you paste, upload or open it.
        </p>
        <p>
          If the built-in drafter or a model on our own machines writes the reply, we send the email to no
          one. Apart from that, only those who host the service, deliver its email and handle payments for us
          receive data, and authorities if the law compels us. We do not sell data.
        </p>
      </>
    ),
  },
  {
    id: 'purposes',
    title: 'Why we use data',
    body: (
      <>
        <p>
          To write the replies that you ask for and to run your account (our contract with you); to count
          allowances, to prevent abuse and to keep the service secure (our legitimate interest); and to meet
          legal duties such as bookkeeping.
        </p>
        <p>
          Only anonymised data may be used to improve models. That can be counts and durations, but never an
          email, a reply or a name. No machine makes decisions that have legal effects for you.
        </p>
      </>
    ),
  },
  {
    id: 'security',
    title: 'Logs and security',
    body: (
      <>
        <p>
          The server’s log has one line for each request: the time, the route, the result and the duration. It
          has no text of an email or a reply, no network address and no token. For an error, it has the kind
          of the error and the place in the code.
        </p>
        <p>
          Connections over the public internet are encrypted. Account passwords and API keys are stored as
          hashes, and the tokens and passwords of mailboxes are encrypted. Pages load scripts only from this
          site. If a breach puts you at risk, we will inform you and the authorities as the law requires.
        </p>
      </>
    ),
  },
  {
    id: 'keeping',
    title: 'How long we keep data',
    body: (
      <>
        <p>
          Account data is kept until the account is deleted. It is then deleted from the database at once; one
          count stays until the month ends, and the counts of emails stay for at most two hours. Copies in
          backups are deleted when the backups are replaced.
        </p>
        <RetentionList rows={serverRetention} />
      </>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    body: (
      <>
        <p>
          On the dashboard you can change your name and your password, disconnect your mailboxes, sign out
          everywhere, download your data (‘Download my data’) and delete your account (‘Delete account’) at
          any time, without asking us.
        </p>
        <p>
          The download contains your profile, the changes of your plan, your subscription, your counts of
          months and days, your sessions, the addresses of your mailboxes, your team, your API keys, your
          snippets and your own words. It contains nothing that could be used to sign in: no password, no
          token and no hash.
        </p>
        <p>
          Depending on where you live, you also have the right to know what we hold, to have it corrected or
          erased, to restrict or object to its use, to receive it in a common format, to withdraw consent, and
          to complain to a data protection authority. Write to <SupportAddress />; we will answer within a
          month.
        </p>
      </>
    ),
  },
  {
    id: 'children',
    title: 'Children',
    body: (
      <p>
        The service is not for children under 13, and we do not knowingly hold data about them. If you believe
        that a child has created an account, tell us, and we will delete it.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes and contact',
    body: (
      <>
        <p>
          When the service changes, this policy changes with it. If a change affects what happens to your
          data, we inform account holders by email at least 30 days before it applies.
        </p>
        <p>
          Questions about privacy go to <SupportAddress />. The rules for using the service are in the{' '}
          <a href={pagePaths.terms} className="link">
            Terms of Service
          </a>
          .
        </p>
      </>
    ),
  },
];
