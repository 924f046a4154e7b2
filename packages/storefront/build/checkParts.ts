import type { Plugin } from 'vite'
import { scriptsOf } from './listScripts.ts'

/** Screens that most visitors never open. */
const PRIVATE = new Set(['cart', 'checkout', 'account', 'auth'])
/** What pages of the catalogue load once they are idle, or when a shopper opens a menu. */
const LATER = new Set([
  'product-parts',
  'list-parts',
  'home-parts',
  'footer',
  'Coupon',
  'SiteMobileMenu',
  'SiteBrandsMenu',
  'CardDelivery',
])

/** Fails a build in which a later part of these pages loads a whole screen: a small module that both use has to be in another chunk. */
export function checkParts(): Plugin {
  return {
    name: 'check-parts',
    apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const parts = chunks.filter(({ name }) => LATER.has(name))
      if (parts.length < LATER.size)
        this.error(`The build has only the later parts ${parts.map(({ name }) => name).join(', ')}`)
      for (const part of parts) {
        const screen = scriptsOf([part], bundle)
          .map((file) => bundle[file]?.name)
          .find((name) => name !== undefined && PRIVATE.has(name))
        if (screen !== undefined)
          this.error(
            `${part.name} loads all of the ${screen} screen: build/chunks.ts has to put what they share elsewhere`,
          )
      }
    },
  }
}
