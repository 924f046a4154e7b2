import type { Transport } from './createApi.ts'

export interface Bearer {
  /** Stored token; undefined for a guest. */
  token: () => string | undefined
  onRejected: (token: string) => void
}

/** Adds the token to every call and reports a refused one. */
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
