import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'

export const Root = styled.ul`
  display: grid;
  gap: ${theme.space.xxs};
`
