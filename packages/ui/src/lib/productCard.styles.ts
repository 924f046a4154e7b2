import styled from 'styled-components'
import { theme } from '../tokens/theme.ts'

/** Text below the picture of a product card. It has room for a title of two lines, so that the buttons of a row are in line. */
export const CardText = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 7.25rem;
  gap: ${theme.space.xxs};
  padding-block: ${theme.space.s} ${theme.space.s};
`
