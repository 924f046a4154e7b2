import axios, { isAxiosError, isCancel } from 'axios'
import type { Transport } from './createApi.ts'

const http = axios.create({
  xsrfCookieName: 'XSRF-TOKEN',
  xsrfHeaderName: 'X-XSRF-TOKEN',
  validateStatus: (status) => status >= 200 && status < 300,
})

/** Calls over HTTP. A call that its caller gave up stays an error of its own; one that took too long got no answer. */
export const browserTransport: Transport = async ({ method, url, body, headers, isFile, signal }) => {
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
