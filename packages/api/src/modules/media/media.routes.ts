import { STAND_IN } from '@shop/contract/pictures'
import type { FastifyPluginAsync } from 'fastify'
import { HttpProblem } from '#http/HttpProblem.ts'
import { sendProblem } from '#http/problems.ts'
import type { PictureFiles } from './files/openPictureFiles.ts'
import { createPictureStore, pictureKey } from './createPictureStore.ts'
import { parseRendition } from './nearestRendition.ts'
import { createPicturesRepository } from './pictures.repository.ts'

const KEY = /^([a-z0-9]{1,64})-\d{1,5}x\d{1,5}$/

export interface MediaRoutesOptions {
  files: PictureFiles
}

/** A rendition's bytes never change, so it may be cached for a year. The one that replaces it meanwhile may not be cached. */
export const mediaRoutes: FastifyPluginAsync<MediaRoutesOptions> = async (app, { files }) => {
  const pictures = createPicturesRepository(app.db)
  const store = createPictureStore(files, {
    onError: (error) => app.log.error({ err: error }, 'A picture could not be resized'),
  })
  app.setErrorHandler((error, request, reply) => sendProblem(error, request, reply))

  app.get<{ Params: { key: string; file: string } }>(
    '/media/:key/:file',
    { schema: { hide: true } },
    async ({ params: { key, file } }, reply) => {
      const id = KEY.exec(key)?.[1]
      const rendition = parseRendition(file)
      if (id === undefined || rendition === undefined) throw new HttpProblem(404, 'There is no such picture.')
      const picture = await store.read(key, rendition, async () => {
        const found = await pictures.find(id)
        return found !== null && pictureKey(found) === key ? found : null
      })
      if (picture === null) throw new HttpProblem(404, 'There is no such picture.')
      reply.type(`image/${picture.format}`)
      if (picture.isStandIn) reply.header('cache-control', 'no-store').header('server-timing', STAND_IN)
      else reply.header('cache-control', 'public, max-age=31536000, immutable')
      return reply.send(picture.bytes)
    },
  )
}
