import axios, { isAxiosError, isCancel } from 'axios'
import type { Transport, TransportRequest } from './createApi.ts'

const http = axios.create({
  xsrfCookieName: 'XSRF-TOKEN',
  xsrfHeaderName: 'X-XSRF-TOKEN',
  validateStatus: (status) => status >= 200 && status < 300,
})

/** Each of the first concurrent calls receives an XSRF cookie. One that is refused because its cookie changed is repeated once. */
export const browserTransport: Transport = async (request) => {
  const cookie = xsrfCookie()
  const answer = await send(request)
  return answer.status === 403 && xsrfCookie() !== cookie ? send(request) : answer
}

const xsrfCookie = () => /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1]

/** An aborted call keeps its own error; a timeout counts as no response. */
async function send({
  method,
  url,
  body,
  headers,
  isFile,
  signal,
}: TransportRequest): Promise<{ status: number; data: unknown }> {
  try {
    const { status, data } = await http.request<unknown>({
      method,
      url,
      data: body,
      headers,
      signal,
      ...(isFile && { responseType: 'blob' }),
    })
    return { status, data }
  } catch (error) {
    if (isCancel(error) && isTimeout(signal.reason)) return { status: 0, data: undefined }
    if (isCancel(error) || !isAxiosError<unknown>(error)) throw error
    return { status: error.response?.status ?? 0, data: error.response?.data }
  }
}

const isTimeout = (reason: unknown) => reason instanceof DOMException && reason.name === 'TimeoutError'
