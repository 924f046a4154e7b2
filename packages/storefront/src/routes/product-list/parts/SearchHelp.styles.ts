import { Callout } from '@shop/ui/Callout'
import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'

export const Root = styled(Callout)`
  width: fit-content;
  max-width: 100%;
  margin-block: ${theme.space.xs};
`
