import { hash } from 'node:crypto'
import type { Element, ElementContent, Nodes, Properties, Root } from 'hast'
import { sanitize, type Schema } from 'hast-util-sanitize'
import { toHtml } from 'hast-util-to-html'
import { LRUCache } from 'lru-cache'
import { HIDDEN_ELEMENTS, parseHtml } from './parseHtml.ts'
import { plainText } from './plainText.ts'
import { safeImageUrl, safeLinkUrl } from './safeUrl.ts'

const SCHEMA: Schema = {
  // oxfmt-ignore
  tagNames: [
    'p', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'blockquote', 'a', 'img', 'figure',
    'figcaption', 'table', 'thead', 'tbody', 'tr', 'th', 'td',
  ],
  attributes: { a: ['href'], img: ['src', 'alt', 'width', 'height'] },
  strip: [...HIDDEN_ELEMENTS],
  protocols: {}, // safeUrl.ts checks addresses
  required: {},
}

/** Product and blog pages have an h1 of their own. */
const RENAMED: Record<string, string> = { b: 'strong', i: 'em', h1: 'h2' }

/** Parsing sanitised HTML again can move elements. Two passes are nearly always enough. */
const PASSES_MAX = 5

/** Digests of clean HTML, so that stored HTML is parsed once and not at every read. */
const knownClean = new LRUCache<string, true>({ max: 10_000 })

/** Safe HTML of a description or a post. Runs when HTML is stored and again when it is read: sanitising twice equals sanitising once. */
export function sanitiseHtml(source: string): string {
  if (knownClean.has(digest(source))) return source
  const clean = settle(source)
  knownClean.set(digest(clean), true)
  return clean
}

const digest = (html: string) => hash('sha256', html, 'base64')

function settle(source: string): string {
  let html = source
  for (let pass = 0; pass < PASSES_MAX; pass++) {
    const clean = sanitiseOnce(html)
    if (clean === html) return clean
    html = clean
  }
  return write({ type: 'text', value: html.replace(/<[^>]*>/g, '') })
}

function sanitiseOnce(html: string): string {
  const tree = sanitize(parseHtml(html), SCHEMA)
  if (tree.type === 'root' || tree.type === 'element') finish(tree)
  return write(tree)
}

// Readers of the stored HTML decode these named references.
const write = (tree: Nodes) => toHtml(tree, { characterReferences: { useNamedReferences: true } }).trim()

function finish(parent: Root | Element): void {
  const children = parent.children as ElementContent[]
  parent.children = children.filter((child) => child.type !== 'element' || isFinished(child))
}

function isFinished(element: Element): boolean {
  finish(element)
  element.tagName = RENAMED[element.tagName] ?? element.tagName
  if (element.tagName === 'a') element.properties = linkProperties(element.properties)
  if (element.tagName === 'img') element.properties = imageProperties(element.properties)
  return element.tagName !== 'img' || element.properties.src !== undefined
}

function linkProperties({ href }: Properties): Properties {
  const url = safeLinkUrl(String(href ?? ''))
  if (url === undefined) return {}
  return url.startsWith('/') || url.startsWith('#')
    ? { href: url }
    : { href: url, rel: ['noopener', 'nofollow'] }
}

function imageProperties({ src, alt, width, height }: Properties): Properties {
  return {
    src: safeImageUrl(String(src ?? '')),
    alt: plainText(String(alt ?? '')).replace(/[<>]/g, ''),
    width: pixels(width),
    height: pixels(height),
    loading: 'lazy',
  }
}

function pixels(length: Properties[string]): string | undefined {
  return /^[1-9]\d{0,3}$/.test(String(length)) ? String(length) : undefined
}
