import { expect, it } from "vitest";
import { highlight } from "./highlight";

const marked = (text: string, search: string) =>
  highlight(text, search)
    .map(({ text: piece, hit }) => (hit ? `[${piece}]` : piece))
    .join("");

it.each([
  ["built a Kubernetes cluster", "kubernetes", "built a [Kubernetes] cluster"],
  ["Java and JavaScript", "java", "[Java] and JavaScript"],
  ["Spring Boot, then spring again", "spring boot", "[Spring] [Boot], then [spring] again"],
  ["पुणे येथे अनुभव", "अनुभव", "पुणे येथे [अनुभव]"],
  ["सुर\u094d\u200dया आणि काम", "सुर्या", "[सुर\u094d\u200dया] आणि काम"],
  ["C, C++ and C#", "c++", "C, [C++] and C#"],
  ["nothing here", "sap", "nothing here"],
  ["", "sap", ""],
])("finds whole words in %j by %j", (text, search, want) => expect(marked(text, search)).toBe(want));
