import type { Transport, TransportRequest } from './createApi.ts'

/** Each of the first concurrent calls receives an XSRF cookie. One that is refused because its cookie changed is repeated once. */
export const browserTransport: Transport = async (request) => {
  const cookie = xsrfCookie()
  const answer = await send(request)
  return answer.status === 403 && xsrfCookie() !== cookie ? send(request) : answer
}

const xsrfCookie = () => /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1]

/** An aborted call keeps its own error; a timeout counts as no response. */
async function send({ method, url, body, headers, isFile, signal }: TransportRequest): ReturnType<Transport> {
  const cookie = xsrfCookie()
  const content = body === undefined ? {} : { body: JSON.stringify(body) }
  try {
    const response = await fetch(url, {
      method,
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(cookie !== undefined && { 'X-XSRF-TOKEN': cookie }),
        ...headers,
      },
      ...content,
      signal,
    })
    return { status: response.status, data: isFile ? await response.blob() : toData(await response.text()) }
  } catch (error) {
    if (signal.aborted && !isTimeout(signal.reason)) throw error
    return { status: 0, data: undefined }
  }
}

const isTimeout = (reason: unknown) => reason instanceof DOMException && reason.name === 'TimeoutError'

/** Proxies answer for the shop with pages of their own. */
function toData(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
