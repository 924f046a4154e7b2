import styled from 'styled-components'

/** On one line, if it fits. */
export const Target = styled.span`
  display: inline-block;
`
