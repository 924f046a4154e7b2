import styled from 'styled-components'
import { theme } from '../tokens/theme.ts'

export const Root = styled.div`
  display: grid;
  gap: ${theme.space.m};
`
