import type { Transport } from './createApi.ts'

/** Who is logged in, as calls need to know it. */
export interface Bearer {
  /** The stored token; undefined for a guest. */
  token: () => string | undefined
  /** The API does not know this token any more. */
  onRejected: (token: string) => void
}

/** Sends the token of who is logged in along with every call, and says when the API refuses it. */
export function withBearer(transport: Transport, { token, onRejected }: Bearer): Transport {
  return async (request) => {
    const sent = request.isAnonymous ? undefined : token()
    if (sent === undefined) return transport(request)
    const headers = { ...request.headers, Authorization: `Bearer ${sent}` }
    const answer = await transport({ ...request, headers })
    if (answer.status === 401) onRejected(sent)
    return answer
  }
}
