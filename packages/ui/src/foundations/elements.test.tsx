import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Box } from '../Box/Box.tsx'
import { Button } from '../Button/Button.tsx'
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx'
import { Container } from '../Container/Container.tsx'
import { Grid } from '../Grid/Grid.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Panel } from '../Panel/Panel.tsx'
import { Picture } from '../Picture/Picture.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'

test.each([
  ['section', () => <Box as="section" />],
  ['nav', () => <Inline as="nav" />],
  ['ul', () => <Stack as="ul" />],
  ['ol', () => <Grid as="ol" columnRem={12} />],
  ['header', () => <Container as="header" />],
  ['figcaption', () => <Text as="figcaption" />],
  ['article', () => <Panel as="article" />],
  ['h3', () => <Heading level={3} />],
  ['a', () => <ButtonLink href="/lips" />],
])('renders %s with the look of the component', (element, component) => {
  const html = renderToStaticMarkup(component())
  expect(html).toMatch(new RegExp(`^<${element} [^>]*class="sc-[^>]*>.*</${element}>$`))
})

test('renders a picture without elements around it', () => {
  const html = renderToStaticMarkup(<Picture picture={{ src: '/a.webp' }} alt="" sizes="1rem" />)
  expect(html).toMatch(/^<picture [^>]*><source[^>]*><img[^>]*><\/picture>$/)
  expect(renderToStaticMarkup(<Picture picture={undefined} alt="" sizes="1rem" />)).toMatch(/^<div /)
})

test('renders a link that looks like a button with the same rules, and nothing of what is usual', () => {
  const look = (html: string) => html.match(/ class="[^"]*"| data-[a-z]+="[^"]*"/g)
  const button = look(renderToStaticMarkup(<Button>Buy</Button>))
  expect(button).toHaveLength(2)
  expect(look(renderToStaticMarkup(<ButtonLink href="/lips">Buy</ButtonLink>))).toEqual(button)
})
