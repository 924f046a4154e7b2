import { delay, HttpResponse, type HttpResponseResolver, type JsonBodyType } from 'msw'

/** Responds with 200 and this body. */
export const says =
  (body: JsonBodyType): HttpResponseResolver =>
  () =>
    HttpResponse.json(body)

/** Never responds. */
export const never: HttpResponseResolver = () => delay('infinite')

/** Has no connection. */
export const loses: HttpResponseResolver = () => HttpResponse.error()

export const fails =
  (status: number): HttpResponseResolver =>
  () =>
    HttpResponse.json(
      {
        type: 'about:blank',
        title: `Status ${status}`,
        status,
        detail: status === 404 ? 'There is no such thing.' : 'Something did not work.',
        request_id: 'story',
      },
      { status },
    )
