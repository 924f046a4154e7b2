import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Box } from '../Box/Box.tsx'
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx'
import { Container } from '../Container/Container.tsx'
import { Grid } from '../Grid/Grid.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Panel } from '../Panel/Panel.tsx'
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
