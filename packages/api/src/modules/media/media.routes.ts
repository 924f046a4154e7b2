import { PICTURE_FORMATS, PICTURE_WIDTHS } from '@shop/contract/pictures'
import type { FastifyPluginAsync } from 'fastify'
import { HttpProblem } from '#http/HttpProblem.ts'
import { sendProblem } from '#http/problems.ts'
import { createPictureStore, pictureKey, type Rendition } from './createPictureStore.ts'
import { createPicturesRepository } from './pictures.repository.ts'

const KEY = /^([a-z0-9]{1,64})-\d{1,5}x\d{1,5}$/
const FILE = /^(\d{3,4})\.([a-z]{4})$/

export interface MediaRoutesOptions {
  mediaFolder: string
}

/**
 * `GET /media/{id}-{width}x{height}/{width}.{format}`: a rendition, created on its first request. The bytes of an address never
 * change, so it may be cached for a year.
 */
export const mediaRoutes: FastifyPluginAsync<MediaRoutesOptions> = async (app, { mediaFolder }) => {
  const pictures = createPicturesRepository(app.db)
  const store = createPictureStore(mediaFolder)
  app.setErrorHandler((error, request, reply) => sendProblem(error, request, reply))

  app.get<{ Params: { key: string; file: string } }>(
    '/media/:key/:file',
    { schema: { hide: true } },
    async ({ params: { key, file } }, reply) => {
      const id = KEY.exec(key)?.[1]
      const rendition = parseRendition(file)
      if (id === undefined || rendition === null) throw new HttpProblem(404, 'There is no such picture.')
      const bytes = await store.read(key, rendition, async () => {
        const picture = await pictures.find(id)
        return picture !== null && pictureKey(picture) === key ? picture : null
      })
      if (bytes === null) throw new HttpProblem(404, 'There is no such picture.')
      return reply
        .type(`image/${rendition.format}`)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(bytes)
    },
  )
}

function parseRendition(file: string): Rendition | null {
  const [, digits, name] = FILE.exec(file) ?? []
  const width = PICTURE_WIDTHS.find((known) => String(known) === digits)
  const format = PICTURE_FORMATS.find((known) => known === name)
  return width !== undefined && format !== undefined ? { width, format } : null
}
