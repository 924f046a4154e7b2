import axios, { isAxiosError, isCancel } from 'axios'
import type { Transport } from './createApi.ts'

const http = axios.create({
  xsrfCookieName: 'XSRF-TOKEN',
  xsrfHeaderName: 'X-XSRF-TOKEN',
  validateStatus: (status) => status >= 200 && status < 300,
})

/** Calls over HTTP. A call that its caller gave up stays an error of its own. */
export const browserTransport: Transport = async ({ method, url, body, signal }) => {
  try {
    const { status, data } = await http.request<unknown>({ method, url, data: body, signal })
    return { status, data }
  } catch (error) {
    if (isCancel(error) || !isAxiosError<unknown>(error)) throw error
    return { status: error.response?.status ?? 0, data: error.response?.data }
  }
}
