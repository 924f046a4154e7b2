import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { AppLink } from './AppLink.tsx'

const draw = (href: string, target?: string) =>
  renderToStaticMarkup(
    <StaticRouter location="/">
      <AppLink href={href} {...(target && { target })}>
        On
      </AppLink>
    </StaticRouter>,
  )

test.each([
  '/blog',
  '/category/makeup/1?page=2#top',
  'https://noida.example.in/?selectedCity=Noida',
  'mailto:care@example.in',
  'tel:+911140000000',
  '#main',
])('renders a link to %s', (href) => {
  expect(draw(href)).toContain(`href="${href}"`)
})

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  '//evil.example',
  '/\\evil.example',
  '',
])('does not link to %j', (href) => {
  expect(draw(href)).not.toContain('href')
})

test('opens new tabs without a reference to this one', () => {
  expect(draw('https://noida.example.in/', '_blank')).toContain('rel="noopener"')
})
