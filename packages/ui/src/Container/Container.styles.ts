import styled from 'styled-components'
import { alignRules, spaceRulesOf, stackRules } from '../lib/layout.ts'
import { theme } from '../tokens/theme.ts'

export const Root = styled.div`
  box-sizing: border-box;
  width: 100%;
  max-width: ${theme.size.page};
  margin-inline: auto;
  padding-inline: ${theme.space.gutter};
  ${stackRules}
  ${alignRules}
  ${spaceRulesOf('top', 'padding-top')}
  ${spaceRulesOf('bottom', 'padding-bottom')}

  &[data-width='narrow'] {
    max-width: 74rem;
  }
  &[data-width='text'] {
    max-width: calc(${theme.size.measure} + 2 * ${theme.space.gutter});
  }
`
