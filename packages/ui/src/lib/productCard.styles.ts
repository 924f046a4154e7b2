import styled from 'styled-components'
import { theme } from '../tokens/theme.ts'

/** Text below the picture of a product card. */
export const CardText = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.xxs};
  padding-block: ${theme.space.m} ${theme.space.s};
`
