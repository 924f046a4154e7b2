import { createHash } from 'node:crypto'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { sendHtmlPage } from './sendHtmlPage.ts'
import { darkShopColours, shopColours } from './shopColours.ts'

async function open(script?: string) {
  const app = Fastify()
  app.get('/', (_, reply) =>
    sendHtmlPage(reply, { title: 'Closed', body: '<main></main>', ...(script !== undefined && { script }) }),
  )
  const { body, headers } = await app.inject('/')
  return { body, policy: String(headers['content-security-policy']) }
}

test('has every colour in both schemes, and applies the chosen scheme before the body', async () => {
  const { body } = await open()
  for (const [name, light] of Object.entries(shopColours)) {
    const dark = darkShopColours[name as keyof typeof shopColours]
    expect(body).toContain(`--${name}:light-dark(${light},${dark});`)
  }
  expect(body.indexOf("localStorage.getItem('scheme')")).toBeLessThan(body.indexOf('<body>'))
})

test.each([undefined, 'document.forms[0].submit()'])(
  'allows only its own inline code in the content security policy: %s',
  async (script) => {
    const { body, policy } = await open(script)
    const inline = [...body.matchAll(/<(?:style|script)>(.*?)<\/(?:style|script)>/gs)].map(
      ([, text = '']) => text,
    )
    const hashes = inline.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    expect(policy.match(/'sha256-[^']+'/g)).toEqual(hashes)
  },
)
