import { problemSchema } from '@shop/contract/wire.schema'
import { FOREIGN_HOST } from './hostile.ts'
import type { RawAnswer } from './RawConnection.ts'
import type { RawRequest } from './RawRequest.ts'

/** Texts that appear only in internal errors of the server and its libraries. */
const LEAK =
  /node_modules|\bat \S+ \(\S+:\d+:\d+\)|ERR_[A-Z_]+|ZodError|syntax error at or near|DrizzleQueryError/
/** Links and redirects to the foreign host. */
const FOREIGN_LINK = new RegExp(`(?:href="|content="|<loc>|^)(?:https?:)?[/\\\\]{2}[^/]*${FOREIGN_HOST}`, 'm')

export function judgeAnswer(request: RawRequest, { status, headers, body }: RawAnswer): string | undefined {
  const type = headers.get('content-type') ?? ''
  const isText = headers.get('content-encoding') === undefined && /text|json|xml/.test(type)
  const text = isText ? body.toString() : ''
  const excerpt = text.slice(0, 300)
  if (!(status >= 200 && status < 500)) return `answered ${status}: ${excerpt}`
  if (FOREIGN_LINK.test(`${headers.get('location') ?? ''}\n${text}`)) return 'links to a foreign host'
  if (status < 400 || request.method === 'HEAD') return undefined
  if (LEAK.test(text)) return `tells of its insides: ${excerpt}`
  if (type.startsWith('text/html') && !request.target.startsWith('/api/')) return undefined
  if (!type.startsWith('application/problem+json'))
    return `answered ${status} as ${type || 'no type'}: ${excerpt}`
  return isProblem(text, status) ? undefined : `answered ${status} with a malformed problem: ${excerpt}`
}

/** True when a body is problem details of this status. The HTTP parser refuses requests before they have an id. */
function isProblem(text: string, status: number): boolean {
  const problem = problemSchema.partial({ request_id: true }).safeParse(JSON.parse(text))
  return problem.success && problem.data.status === status
}
