//! The rule indexes of this repository can be parsed.

use std::{fs, path::Path};

use rulebook::Index;

#[test]
fn every_index_of_the_repository_is_parsed() {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules");
    let mut rules = 0;
    for folder in [docs.clone(), docs.join("fr"), docs.join("de"), docs.join("pl")] {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.extension().is_some_and(|extension| extension == "md") {
                let index = Index::parse(&fs::read_to_string(&path).unwrap());
                rules += index.unwrap_or_else(|error| panic!("{}: {error}", path.display())).rules().len();
            }
        }
    }
    assert!(rules > 4000, "{rules} rules in all languages");
}
