import type { Transport } from '#lib/api/createApi.ts'

const NEVER = Symbol('never answers')
const FAILURE = Symbol('answers with a failure')

interface Failure {
  readonly [FAILURE]: number
}

/** What the API says to `METHOD /path`, without the query: a body, or one of the two below. */
export type StoryAnswers = Readonly<Record<string, unknown>>

/** The answer is on its way for as long as the story is looked at. */
export const never: unknown = NEVER

/** The call fails, with no more words than the status has. */
export const fails = (status: number): unknown => ({ [FAILURE]: status }) satisfies Failure

const isFailure = (answer: unknown): answer is Failure =>
  typeof answer === 'object' && answer !== null && FAILURE in answer

const problem = (status: number) => ({
  type: 'about:blank',
  title: `Status ${status}`,
  status,
  detail: status === 404 ? 'There is no such thing.' : 'Something did not work.',
  request_id: 'story',
})

/** The shop API within the story: answers at once with what it was given, and with 404 to everything else. */
export function createStoryTransport(answers: StoryAnswers): Transport {
  return async ({ method, url, signal }) => {
    const answer = answers[`${method} ${url.split('?')[0]}`]
    if (answer === NEVER) return new Promise((_, reject) => signal.addEventListener('abort', reject))
    if (answer === undefined) return { status: 404, data: problem(404) }
    if (isFailure(answer)) return { status: answer[FAILURE], data: problem(answer[FAILURE]) }
    return { status: 200, data: answer }
  }
}
