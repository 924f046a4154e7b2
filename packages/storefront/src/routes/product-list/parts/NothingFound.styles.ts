import { EmptyState } from '@shop/ui/EmptyState'
import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'

/** The heading of the list is above it. */
export const BelowHeading = styled(EmptyState)`
  padding-top: ${theme.space.l};
`
