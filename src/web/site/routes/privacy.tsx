import type { MetaFunction } from 'react-router';
import { documentHeads } from '../discovery/document-heads.ts';
import { LegalPage } from '../legal/legal-page.tsx';
import { privacyChanges, privacySections } from '../legal/privacy-sections.tsx';
import { pageHead } from '../page-head.ts';
import { SitePage } from '../site-page.tsx';

export const handle = { document: true };

export const meta: MetaFunction = () => pageHead(documentHeads.privacy);

export default function Privacy() {
  return (
    <SitePage>
      <LegalPage
        title="Privacy Policy"
        summary={
          <p>
            Your email is used to write the reply and is not stored. We keep the data that an account needs
            until you delete the account. There is no advertising and no analytics, and we sell no data.
          </p>
        }
        sections={privacySections}
        changes={privacyChanges}
      />
    </SitePage>
  );
}
