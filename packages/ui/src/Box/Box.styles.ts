import styled from 'styled-components'
import { rulesOf, spaceRulesOf, stackRules } from '../lib/layout.ts'
import { theme } from '../tokens/theme.ts'

export const Root = styled.div`
  ${stackRules}
  ${spaceRulesOf('padding', 'padding')}
  ${rulesOf(theme.color.surface, 'surface', 'background')}
  ${rulesOf(theme.radius, 'radius', 'border-radius')}
`
