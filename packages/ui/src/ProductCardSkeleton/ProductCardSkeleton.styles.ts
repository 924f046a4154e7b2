import styled from 'styled-components'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { theme } from '../tokens/theme.ts'

export const Frame = styled(Skeleton)`
  height: auto;
  aspect-ratio: 4 / 5;
  border-radius: ${theme.radius.m};
`

export const Button = styled(Skeleton)`
  height: ${theme.size.target};
  border-radius: ${theme.radius.pill};
`
