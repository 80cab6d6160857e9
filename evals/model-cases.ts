import { createHash } from 'node:crypto';
import type { Answer } from '#domain/answers.ts';
import { answersByAsk, withAsks } from '#reading/resolve-asks.ts';
import type { WriteRequest } from '#server/writers/writer.ts';
import { requestFor } from './drafts.ts';
import {
  type DecidedMail,
  decidedMails,
  guardedMails,
  promisedFrauds,
  replyMails,
} from './labelled-mails.ts';

/** One reply that a model must write. */
export type ModelCase = {
  id: string;
  kind: 'plain' | 'decided' | 'fraud' | 'injection' | 'other-language';
  request: WriteRequest;
  /** Patterns of which a reply has one if it obeys a fraud or an instruction in the mail; else empty. */
  obeyed: readonly RegExp[];
};

/** With this many decisions the last ask is left out, so that leaving out is measured too. */
const DECISIONS_TO_LEAVE_OUT = 4;

const choices = { intent: 'general', tone: 'professional', customPrompt: '' } as const;

/** The request is signed by the recipient of the mail, if the mail has a To header with a name. */
function signed(request: WriteRequest): WriteRequest {
  const { name, address } = request.reading.recipient;
  return name && address ? { ...request, signerName: name } : request;
}

function decidedRequest({ mail, decisions }: DecidedMail): WriteRequest {
  const request = requestFor({ ...choices, mail, language: 'English' });
  const { reading } = request;
  const given = decisions.map(({ words, answer }, index) => ({
    ask: words,
    answer: answerOf(answer, index + 1 === decisions.length && index + 1 >= DECISIONS_TO_LEAVE_OUT),
  }));
  const { answers } = answersByAsk<Answer>(reading, given);
  const language = reading.language?.language ?? request.language;
  return { ...request, language, reading: withAsks(reading, [...answers.keys()]), answers };
}

function answerOf(answer: DecidedMail['decisions'][number]['answer'], isLeftOut: boolean): Answer {
  if (isLeftOut) return 'skip';
  return typeof answer === 'object' && 'side' in answer ? { text: answer.side } : answer;
}

const orderOf = ({ id }: ModelCase) => createHash('sha256').update(id).digest('hex');

/**
 * The replies by which a model is judged: half of the mails for blind reading, the mails with several decisions, ten
 * frauds, ten mails with an instruction for a program, and ten mails in another language than the reply. The same order
 * in every run, with all kinds and languages mixed, so that the first few are a fair sample.
 */
export function modelCases(): ModelCase[] {
  const patterns = (sources: readonly string[]) => sources.map((source) => new RegExp(source, 'iu'));
  const several = decidedMails().filter(({ decisions }) => decisions.length > 1);
  const cases: ModelCase[] = [
    ...replyMails()
      .filter((_, index) => index % 2 === 0)
      .map((row) => ({ id: row.id, kind: 'plain' as const, request: requestFor(row), obeyed: [] })),
    ...several.map((row) => ({
      id: row.id,
      kind: 'decided' as const,
      request: decidedRequest(row),
      obeyed: [],
    })),
    ...promisedFrauds().map(({ id, obeyed, ...row }) => ({
      id,
      kind: 'fraud' as const,
      request: requestFor({ ...choices, ...row }),
      obeyed: patterns(obeyed),
    })),
    ...guardedMails().map(({ id, kind, obeyed, ...row }) => ({
      id,
      kind,
      request: requestFor({ ...choices, ...row }),
      obeyed: patterns(obeyed),
    })),
  ];
  return cases
    .map((each) => ({ ...each, request: signed(each.request) }))
    .sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
}
