import { judgeElement } from '@shop/api/testing/findForeignMarkup'
import { createRequire } from 'node:module'
import type DOMPurify from 'dompurify'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { MARK } from './hostileShop.ts'

/** Element in the DOM: name, attributes, and whether the shop's own code created it. */
interface SeenElement {
  name: string
  attributes: [string, string][]
  isOwn: boolean
}

/** Browser without a content security policy, so that only sanitised markup protects its pages. */
export function openWithoutPolicy(browser: Browser, origin: string): Promise<BrowserContext> {
  return browser.newContext({ baseURL: origin, bypassCSP: true })
}

/** Opens a page of the shop and describes everything that its texts have added or caused. */
export async function inspectPage(context: BrowserContext, path: string): Promise<string[]> {
  const page = await context.newPage()
  const found: string[] = []
  try {
    watch(page, found)
    const answer = await page.goto(path, { waitUntil: 'load' })
    if (answer?.status() !== 200) found.push(`answered ${answer?.status()}`)
    await page.evaluate(fireEvents)
    const elements = await page.evaluate(readElements, MARK)
    if (!elements.some(({ isOwn }) => !isOwn)) found.push('has no description')
    found.push(
      ...elements.flatMap((element) =>
        element.isOwn ? judgeOwn(element) : judgeElement(element.name, element.attributes),
      ),
    )
    await page.addScriptTag({ path: PURIFIER })
    found.push(...(await page.evaluate(purify, MARK)))
    if (new URL(page.url()).pathname !== path) found.push(`went on to ${page.url()}`)
  } catch (error) {
    // A script that leaves the page ends the inspection.
    found.push(`could not be inspected: ${String(error)}`)
  } finally {
    await page.close()
  }
  return found
}

const PURIFIER = createRequire(import.meta.url).resolve('dompurify/dist/purify.min.js')

/** Describes what DOMPurify would still remove from the descriptions, with the same list of elements and attributes. */
function purify(mark: string): string[] {
  const { DOMPurify: purifier } = window as unknown as { DOMPurify: typeof DOMPurify }
  // oxfmt-ignore
  const ALLOWED_TAGS = [
    '#text', 'body', 'p', 'br', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'blockquote', 'a', 'img', 'figure', 'figcaption',
    'table', 'thead', 'tbody', 'tr', 'th', 'td',
  ]
  const ALLOWED_ATTR = ['href', 'rel', 'src', 'alt', 'width', 'height', 'loading']
  return [...document.querySelectorAll('p')]
    .filter((paragraph) => paragraph.textContent === mark)
    .flatMap(({ parentElement }) => {
      purifier.sanitize(parentElement?.innerHTML ?? '', {
        ALLOWED_TAGS,
        ALLOWED_ATTR,
        ALLOW_DATA_ATTR: false,
      })
      return purifier.removed.map((removed) =>
        'element' in removed
          ? `DOMPurify removes ${removed.element.nodeName}`
          : `DOMPurify removes ${removed.attribute?.name} of ${removed.from.nodeName}`,
      )
    })
}

function watch(page: Page, found: string[]): void {
  page.on('dialog', (dialog) => {
    found.push(`opened a dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('popup', (popup) => found.push(`opened ${popup.url()}`))
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    if (
      host === new URL(page.url() === 'about:blank' ? request.url() : page.url()).host ||
      protocol === 'data:'
    )
      return
    // A description may contain pictures of other hosts.
    if (request.resourceType() === 'image' && protocol === 'https:') return
    found.push(`asked for ${request.url()}`)
  })
}

/** Loads pictures and moves focus and pointer, which triggers most handlers. */
function fireEvents(): void {
  for (const element of document.body.querySelectorAll('*')) {
    for (const type of ['load', 'error', 'focus', 'mouseover', 'pointerenter', 'animationend', 'toggle']) {
      if (element.closest('a[href], button, form, input') === null) element.dispatchEvent(new Event(type))
    }
  }
}

function readElements(mark: string): SeenElement[] {
  const roots = [...document.querySelectorAll('p')]
    .filter((paragraph) => paragraph.textContent === mark)
    .map(({ parentElement }) => parentElement)
  return [...document.querySelectorAll('*')]
    .filter(
      // The library of toasts writes its style once its code has come.
      ({ localName, parentElement, textContent }) =>
        localName !== 'style' ||
        parentElement !== document.head ||
        !(textContent ?? '').startsWith('[data-sonner-toaster]'),
    )
    .map((element) => ({
      name:
        element.namespaceURI === 'http://www.w3.org/1999/xhtml'
          ? element.localName
          : `${element.prefix}:${element.localName}`,
      attributes: [...element.attributes].map(({ name, value }): [string, string] => [name, value]),
      isOwn: !roots.some((root) => root !== null && root !== element && root.contains(element)),
    }))
}

const FOREIGN = new Set([
  'iframe',
  'frame',
  'object',
  'embed',
  'base',
  'applet',
  'portal',
  'fencedframe',
  'math',
  'xss',
])
const SCRIPT_SOURCE = /^\/assets\/[\w-]+\.js$/

/** Problems of an element outside of texts: it must not run a script, and must not load or open another site. */
function judgeOwn({ name, attributes }: SeenElement): string[] {
  const value = (attribute: string) => attributes.find(([found]) => found === attribute)?.[1]
  const source = value('src')
  const isWrong =
    FOREIGN.has(name) ||
    attributes.some(([attribute]) => /^on|^srcdoc$|^formaction$/i.test(attribute)) ||
    attributes.some(([, text]) => /^\s*(?:javascript|vbscript|data:text)/i.test(text)) ||
    (name === 'meta' && value('http-equiv') !== undefined) ||
    (name === 'script' && source !== undefined && !SCRIPT_SOURCE.test(source)) ||
    (name === 'form' && /^(?:\/\/|https?:)/i.test(value('action') ?? '')) ||
    (name === 'style' && value('data-page') === undefined)
  return isWrong ? [`<${name} ${attributes.map(([key, text]) => `${key}="${text}"`).join(' ')}>`] : []
}
