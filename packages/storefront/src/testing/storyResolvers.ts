import { delay, HttpResponse, type HttpResponseResolver, type JsonBodyType } from 'msw'

/** The API answers with 200 and this body. */
export const says =
  (body: JsonBodyType): HttpResponseResolver =>
  () =>
    HttpResponse.json(body)

/** The answer is on its way for as long as the story is looked at. */
export const never: HttpResponseResolver = () => delay('infinite')

/** The call fails, with no more words than the status has. */
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
