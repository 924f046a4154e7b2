import styled from 'styled-components'
import { touchTarget } from '@shop/ui/styles/touchTarget'
import { theme } from '@shop/ui/tokens/theme'
import { edge } from '../lib/header.styles.ts'

export const Root = styled.header`
  padding: ${theme.space.s} ${edge};
  border-bottom: 1px solid ${theme.color.line.subtle};
`

export const Back = styled.span`
  ${touchTarget}
`
