// Small stand-ins for what the module uses of Unreal Engine, so that it is known to compile and to
// work as plain C++. They are not the engine, whose own build tool has not seen it.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#define NOYES_API
#define UCLASS(...)
#define USTRUCT(...)
#define UFUNCTION(...)
#define UPROPERTY(...)
#define GENERATED_BODY()
#define TEXT(text) text
#define UTF8_TO_TCHAR(text) (text)

using int32 = std::int32_t;
using int64 = std::int64_t;

class FString {
 public:
  FString(const char *text = "") : text_(text) {}
  const char *operator*() const { return text_.c_str(); }

 private:
  std::string text_;
};

class FTCHARToUTF8 {
 public:
  explicit FTCHARToUTF8(const char *text) : text_(text) {}
  const char *Get() const { return text_.c_str(); }

 private:
  std::string text_;
};

template <class T>
class TArray {
 public:
  int32 Num() const { return static_cast<int32>(items_.size()); }
  const T *GetData() const { return items_.data(); }
  void Reset() { items_.clear(); }
  void Append(const T *items, int32 count) { items_.insert(items_.end(), items, items + count); }

 private:
  std::vector<T> items_;
};
