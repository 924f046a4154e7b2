import styled from 'styled-components'
import { ChevronDownIcon } from '../Icon/Icon.tsx'
import { theme } from '../tokens/theme.ts'

export const Chevron = styled(ChevronDownIcon)`
  flex: none;
  transition: transform ${theme.motion.quick};

  [aria-expanded='true'] > & {
    transform: rotate(180deg);
  }
`
