import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'

export const Entrances = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space.s};
`
