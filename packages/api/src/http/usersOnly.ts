import fastifyPlugin from 'fastify-plugin'
import type { FastifyRequest } from 'fastify'
import { requireUser, type SignedInUser } from './requireUser.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in user. Only routes of a scope with `usersOnly` have one. */
    readonly user: SignedInUser
  }
  interface FastifyContextConfig {
    /** The handler calls `requireUser` itself, after validation. */
    requiresUserInHandler?: boolean
  }
}

const users = new WeakMap<FastifyRequest, SignedInUser>()

/** Adds `request.user`. Register it once, around every scope with `usersOnly`. */
export const signedInUsers = fastifyPlugin(async function signedInUsers(app) {
  app.decorateRequest('user', {
    getter() {
      const user = users.get(this)
      if (user === undefined) throw new Error(`${this.routeOptions.url} is not in a scope with usersOnly`)
      return user
    },
  })
})

/** Makes every route of the scope require a valid bearer token, and sets `request.user`. */
export const usersOnly = fastifyPlugin(async function usersOnly(app) {
  app.addHook('onRoute', (route) => {
    route.schema = { ...route.schema, security: [{ bearer: [] }] }
  })
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.requiresUserInHandler) return
    users.set(request, await requireUser(request))
  })
})
