import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'

export const Root = styled.div`
  margin-top: ${theme.space.section};
`
